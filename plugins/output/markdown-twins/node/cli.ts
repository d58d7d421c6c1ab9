import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../../common/command-line/runCommand';
import { readManifest } from '../../../common/packages/readManifest';
import { openBuiltSite } from './mcp/builtSite';
import { createMcpServer } from './mcp/createMcpServer';
import { serveStreams } from './mcp/serveStreams';

const SITE_DIR = path.join(__dirname, '../../../..');

const HELP = `npm run --silent mcp  serves build/ to an MCP client, over standard input and output
  --dir FOLDER        another build`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'build' } },
  });
  const { version } = readManifest(SITE_DIR);
  // Clients start the command in any folder, so relative paths are resolved against the site.
  const site = await openBuiltSite(path.resolve(SITE_DIR, values.dir));
  await serveStreams(createMcpServer(site, version), process.stdin, process.stdout);
}

runCommand(HELP, main);
