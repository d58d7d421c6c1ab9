/*
 * React 18 writes pages in pieces of 2,048 bytes. Where the next character needs more bytes than a piece has left, zeros
 * stay at its end, which browsers show as "�". React 19 does not: https://github.com/facebook/react/pull/26228
 */
import { Transform } from 'node:stream';
import { renderToPipeableStream as render } from 'react-dom/server.node';

const withoutZeros = () =>
  new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      done(null, piece.includes(0) ? piece.filter((byte) => byte !== 0) : piece);
    },
  });

/** React's own function, without the zeros. */
export const renderToPipeableStream: typeof render = (...options) => {
  const { pipe, abort } = render(...options);
  return {
    abort,
    pipe: (destination) => pipe(withoutZeros()).pipe(destination),
  };
};
