/** What `next/font/google` reads instead of Google's answers (`NEXT_FONT_GOOGLE_MOCKED_RESPONSES`), by address. */
module.exports = new Proxy(
  {},
  {
    get: (_none, address) => {
      const family = new URL(String(address)).searchParams.get('family')?.split(':')[0];
      return `@font-face { font-family: '${family}'; src: url(https://fonts.gstatic.com/${family}.woff2) format('woff2'); }`;
    },
  },
);
