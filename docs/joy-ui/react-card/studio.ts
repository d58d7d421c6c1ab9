const shapes = `
  <path fill="#dfe7e4" d="M0 0h320v180H0z"/><path fill="#a9825a" d="M0 138h320v42H0z"/>
  <path fill="#3f6f7d" d="M40 90h70c0 30-15 48-35 48S40 120 40 90z"/>
  <path fill="#c46a3b" d="M125 70h80c0 42-18 68-40 68s-40-26-40-68z"/>
  <path fill="#e9dcc3" d="M222 98h64c0 24-14 40-32 40s-32-16-32-40z"/>`;

/** A picture of 320 by 180 pixels. In an application, this is the address of an image file. */
export const bowls = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${shapes}</svg>`,
)}`;
