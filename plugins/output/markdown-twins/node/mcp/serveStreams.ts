import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Readable, Writable } from 'node:stream';

/** Most bytes of a message; the longest inputs of the tools are far shorter. */
const MAX_MESSAGE = 1_000_000;

/** Answers the messages of a client. Rejects, and answers no more, after one that is too long. */
export async function serveStreams(server: McpServer, input: Readable, output: Writable) {
  const transport = new StdioServerTransport(input, output, { maxBufferSize: MAX_MESSAGE });
  await new Promise((_resolve, reject) => {
    // The transport closes itself for no other reason.
    server.server.onclose = () =>
      reject(new Error(`The server stops: a message has more than ${MAX_MESSAGE} bytes.`));
    server.connect(transport).catch(reject);
  });
}
