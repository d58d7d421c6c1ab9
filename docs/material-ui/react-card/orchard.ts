const draw = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${shapes}</svg>`,
  )}`;

/** Pictures of 320 by 180 pixels. In an application, these are the addresses of image files. */
export const apples = draw(`
  <path fill="#e3ecd0" d="M0 0h320v180H0z"/><path fill="#b98b5a" d="M0 132h320v48H0z"/>
  <g fill="#c0392b"><circle cx="112" cy="102" r="34"/><circle cx="184" cy="98" r="40"/></g>
  <g fill="#4f7a34"><ellipse cx="124" cy="66" rx="14" ry="6"/><ellipse cx="200" cy="56" rx="17" ry="7"/></g>`);

export const trees = draw(`
  <path fill="#cfe3ef" d="M0 0h320v180H0z"/><path fill="#7a9a4b" d="M0 140q160-70 320 0v40H0z"/>
  <g fill="#3f6b2a"><circle cx="70" cy="96" r="26"/><circle cx="160" cy="82" r="30"/><circle cx="250" cy="96" r="26"/></g>`);

export const barn = draw(`
  <path fill="#f2dcb8" d="M0 0h320v180H0z"/><path fill="#7a9a4b" d="M0 140q160-70 320 0v40H0z"/>
  <path fill="#8e3b2f" d="M110 140V84l50-34 50 34v56z"/>`);
