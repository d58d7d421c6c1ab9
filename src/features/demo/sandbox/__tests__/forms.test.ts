import { decompressFromBase64 } from 'lz-string';
import { createCodeSandboxForm } from '../createCodeSandboxForm';
import { createSandboxProject } from '../createSandboxProject';
import { createStackBlitzForm } from '../createStackBlitzForm';
import { sandboxInput } from './sandboxInput';

const project = createSandboxProject(sandboxInput({ name: 'Zeilenübersicht' }));

/** Decodes like CodeSandbox: undo the URL-safe alphabet, decompress, parse. */
function decode(parameters: string | undefined): unknown {
  const base64 = (parameters ?? '').replace(/-/g, '+').replace(/_/g, '/');
  return JSON.parse(decompressFromBase64(base64));
}

describe('StackBlitz', () => {
  test('is sent the project as fields', () => {
    const { url, fields } = createStackBlitzForm(project);
    expect(url).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
    expect(fields).toEqual({
      'project[template]': 'node',
      'project[title]': 'Zeilenübersicht demo — Material UI',
      'project[description]': `# ${project.title}\n${project.description}`,
      'project[files][index.html]': project.files['index.html'],
      'project[files][package.json]': project.files['package.json'],
      'project[files][src/Demo.tsx]': project.files['src/Demo.tsx'],
      'project[files][src/main.tsx]': project.files['src/main.tsx'],
      'project[files][tsconfig.json]': project.files['tsconfig.json'],
      'project[files][vite.config.ts]': project.files['vite.config.ts'],
    });
  });

  test('opens the JavaScript file of a JavaScript project', () => {
    const { url } = createStackBlitzForm(createSandboxProject(sandboxInput({ variant: 'JS' })));
    expect(url).toBe('https://stackblitz.com/run?file=src/Demo.jsx');
  });
});

describe('CodeSandbox', () => {
  const { url, fields } = createCodeSandboxForm(project);

  test('is told to use a machine and to open the demo', () => {
    expect(url).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
    expect(fields).toEqual({ parameters: expect.any(String), query: 'file=/src/Demo.tsx' });
  });

  test('reads the same files from its parameters', () => {
    expect(fields.parameters).toMatch(/^[\w-]+$/);
    const contents = Object.entries(project.files).map(([path, content]) => [
      path,
      { content, isBinary: false },
    ]);
    expect(decode(fields.parameters)).toEqual({
      files: {
        ...Object.fromEntries(contents),
        '.codesandbox/tasks.json': { content: expect.any(String), isBinary: false },
        '.devcontainer/devcontainer.json': { content: expect.any(String), isBinary: false },
      },
    });
  });

  test('runs a script that the project has', () => {
    const decoded = decode(fields.parameters);
    const tasks = (decoded as { files: Record<string, { content: string }> }).files[
      '.codesandbox/tasks.json'
    ];
    const { command } = JSON.parse(tasks?.content ?? '').tasks.dev;
    const script = /npm run (\w+)$/.exec(command)?.[1];
    expect(JSON.parse(project.files['package.json'] ?? '').scripts).toHaveProperty(script ?? '');
  });
});
