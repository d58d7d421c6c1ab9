import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INTERACTION_EVENTS, isInteraction } from '@site/src/site/analyticsEvents';
import { sendEvent } from '../sendEvent';
import { trackClick } from '../trackClick';

const SOURCE = path.join(__dirname, '../../..');

/** All ways in which the code names an event: attribute, helper, call. */
const NAMED = [
  /data-ga-event-category['"]?\s*[=:]\s*\{?['"]([\w-]+)['"]/g,
  /(?:trackClick|sendEvent)\(\s*'([\w-]+)'/g,
];

function sourceFiles(): string[] {
  return readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/__tests__|[/\\]testing[/\\]/.test(file));
}

const named = sourceFiles().flatMap((file) => {
  const code = readFileSync(file, 'utf8');
  return NAMED.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => [match[1] ?? '', path.relative(SOURCE, file)]),
  );
});

test.each(named)('%s, named in %s, is in the catalogue', (category) => {
  expect(Object.keys(INTERACTION_EVENTS)).toContain(category);
});

test.each(Object.keys(INTERACTION_EVENTS))('%s is sent by some part of the site', (category) => {
  expect(named.map(([name]) => name)).toContain(category);
});

test.each([
  ['demo', 'expand', true],
  ['demo', 'light', false],
  ['header', 'github', true],
  ['unknown', 'click', false],
  ['constructor', 'name', false],
  ['', '', false],
])('an interaction %p with the action %p: %p', (category, action, expected) => {
  expect(isInteraction(category, action)).toBe(expected);
});

it('makes whatever it lacks a type error', () => {
  // @ts-expect-error An unknown category.
  sendEvent('unknown', { eventAction: 'click' });
  // @ts-expect-error An action of another category.
  sendEvent('ad', { eventAction: 'github' });
  // @ts-expect-error A category without labels.
  sendEvent('header', { eventAction: 'github', eventLabel: 'here' });
  // @ts-expect-error A label that is not among those of the category.
  trackClick('layout', 'props', 'list');
  expect(trackClick('layout', 'props', 'table')).toEqual({
    'data-ga-event-category': 'layout',
    'data-ga-event-action': 'props',
    'data-ga-event-label': 'table',
  });
  expect(trackClick('ad', 'click', 'carbon', 0.5)).toMatchObject({ 'data-ga-event-split': '0.5' });
});
