import { Script } from 'node:vm';
import { bundleScript } from '../node/bundleScript';

jest.setTimeout(60_000);

test.each(['worker', 'remover', 'offlinePage'] as const)(
  'the script %s is one plain script without imports',
  async (name) => {
    const text = await bundleScript(name);
    expect(() => new Script(text)).not.toThrow();
    expect(text).not.toMatch(/\b(?:import|export|require|importScripts)\s*[({'"]/);
  },
);
