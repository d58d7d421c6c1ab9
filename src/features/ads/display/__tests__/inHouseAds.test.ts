import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { httpUrl } from '../../httpUrl';
import { IN_HOUSE_ADS, pickInHouseAd } from '../inHouseAds';

const SITE = path.join(__dirname, '../../../../..');

/** Longest text that fits into the slot on a small phone. */
const MAX_LENGTH = 90;

test('each ad has a name of its own', () => {
  const names = IN_HOUSE_ADS.map(({ name }) => name);
  expect(names).toEqual(['scaffoldhub', 'templates', 'themes', 'tidelift', 'figma']);
});

describe.each(IN_HOUSE_ADS)('$name', ({ name, link, img }) => {
  test('its link says where readers came from', () => {
    const url = httpUrl(link);
    expect(url?.protocol).toBe('https:');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      utm_source: 'docs',
      utm_medium: 'referral',
      utm_campaign: `in-house-${name}`,
    });
  });

  test('spec §9: its picture is 130x100', () => {
    const file = path.join(SITE, 'static', img);
    expect(existsSync(file)).toBe(true);
    const picture = readFileSync(file, 'utf8');
    expect(picture).toMatch(/^<svg [^>]*width="130" height="100" viewBox="0 0 130 100">/);
    expect(picture).not.toMatch(/<script|<style|\bon\w+=|href=/);
  });

  test.each(['en', 'zh', 'pt'])('its text in %s begins with its name, and fits', (language) => {
    const dictionary = JSON.parse(
      readFileSync(path.join(SITE, 'i18n', language, 'dictionary.json'), 'utf8'),
    );
    const texts = dictionary.ads.inHouse[name];
    expect(texts.description).toMatch(/^\{name\}\S/);
    expect(texts.description.replace('{name}', texts.name).length).toBeLessThanOrEqual(MAX_LENGTH);
  });
});

test.each([
  [0, 'scaffoldhub'],
  [0.199, 'scaffoldhub'],
  [0.2, 'templates'],
  [0.4, 'themes'],
  [0.6, 'tidelift'],
  [0.8, 'figma'],
  [0.999, 'figma'],
  [1, 'scaffoldhub'],
])('%d picks %s', (random, name) => {
  expect(pickInHouseAd(random).name).toBe(name);
});
