/**
 * Versions of packages that a sandbox project needs besides the demo's imports. Those that the site
 * has, too, are the same (tested). The tools work together on Node.js 20.19 and later. Vite 8 does
 * not start in StackBlitz, whose containers cannot load native code.
 */
export const TOOL_VERSIONS = {
  '@emotion/cache': '11.14.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/joy': '5.0.0-beta.46',
  '@mui/material': '6.1.0',
  '@mui/private-theming': '6.1.0',
  '@mui/styled-engine': '6.1.0',
  '@mui/system': '6.1.0',
  '@mui/utils': '6.1.0',
  '@tailwindcss/vite': '4.3.5',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
  '@types/stylis': '4.2.7',
  '@vitejs/plugin-react': '5.2.0',
  react: '18.3.1',
  'react-dom': '18.3.1',
  stylis: '4.2.0',
  'stylis-plugin-rtl': '2.1.1',
  tailwindcss: '4.3.5',
  typescript: '6.0.3',
  vite: '7.3.8',
} as const satisfies Readonly<Record<string, string>>;

/**
 * Packages that must have the version of another one, although their ranges allow newer ones: MUI
 * System 6.1.0 does not build with what its ranges resolve to today.
 */
export const COMPANIONS: Readonly<Record<string, readonly ToolName[]>> = {
  '@mui/system': ['@mui/private-theming', '@mui/styled-engine', '@mui/utils'],
};

export type ToolName = keyof typeof TOOL_VERSIONS;
