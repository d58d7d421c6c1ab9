/** A class name of a CSS module: it ends with a hash. */
export const MODULE_CLASS = /_[\w-]{4,5}$/;

/** Attribute of `<html>` that is `true` once the page is interactive. */
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';
