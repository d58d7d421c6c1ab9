import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLUGINS = path.resolve(__dirname, '..');

/** Returns the plugin, or the folder of `common`, that a file belongs to. */
const roomOf = (file: string) => file.split(path.sep).slice(0, 2).join('/');

/** The rooms that each room imports from. */
function readImports(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' })) {
    if (!/\.ts$/.test(file) || file.includes('__tests__') || !file.includes(path.sep)) continue;
    const own = rooms.get(roomOf(file)) ?? new Set();
    rooms.set(roomOf(file), own);
    const source = readFileSync(path.join(PLUGINS, file), 'utf8');
    for (const [, request = ''] of source.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
      const target = path.join(path.dirname(file), request);
      if (!target.startsWith('..') && roomOf(target) !== roomOf(file)) own.add(roomOf(target));
    }
  }
  return rooms;
}

test('no plugin imports from itself by way of others', () => {
  const rooms = readImports();
  const reach = (room: string, seen: Set<string>): Set<string> => {
    for (const next of rooms.get(room) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  expect(rooms.get('content/playgrounds')).toContain('content/demos');
  expect([...rooms.keys()].filter((room) => reach(room, new Set()).has(room))).toEqual([]);
});
