/** Assistants that can open a page, and the command for clients of the MCP server. */

/** Where each assistant takes a prompt. */
const ASSISTANT_URLS = {
  chatgpt: 'https://chatgpt.com/?q=',
  claude: 'https://claude.ai/new?q=',
} as const;

export type Assistant = keyof typeof ASSISTANT_URLS;

export const ASSISTANTS = Object.keys(ASSISTANT_URLS) as readonly Assistant[];

/** Returns the URL that opens an assistant with a prompt. */
export function toAssistantUrl(assistant: Assistant, prompt: string): string {
  return `${ASSISTANT_URLS[assistant]}${encodeURIComponent(prompt)}`;
}

/** Whether only some machines can reach a site: no assistant could read its pages. */
export function isPrivateHost(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    !hostname.includes('.') ||
    hostname.startsWith('[') ||
    /^(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(hostname) ||
    /(?:^|\.)(?:localhost|local|internal|test|invalid|example|example\.(?:com|net|org))$/.test(
      hostname,
    )
  );
}

/** Starts the MCP server of a copy of the repository with a built site. */
export const MCP_COMMAND = 'npm run --silent mcp --prefix /path/to/component-docs';

/** Explains the MCP server. */
export const MCP_README = 'plugins/output/markdown-twins/README.md';
