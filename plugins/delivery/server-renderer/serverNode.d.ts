/** The part of `react-dom/server` for Node.js, which that is replaced by. */
declare module 'react-dom/server.node' {
  export * from 'react-dom/server';
}
