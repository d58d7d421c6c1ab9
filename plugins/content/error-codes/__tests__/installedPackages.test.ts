import path from 'node:path';
import { findPackages, PACKAGES } from '../node/findPackages';
import { mergeMessages, type PackageMessages } from '../node/mergeMessages';
import { readPackageMessages } from '../node/readPackageMessages';

const siteDir = path.resolve(__dirname, '../../../..');

describe('the installed packages', () => {
  let packages: PackageMessages[] = [];

  // Reads thousands of files, which takes its time beside a build.
  beforeAll(async () => {
    packages = await Promise.all(findPackages(siteDir, PACKAGES).map(readPackageMessages));
  }, 90_000);

  test('have at least 15 error codes with a text', () => {
    const codes = mergeMessages(packages);
    expect(Object.keys(codes).length).toBeGreaterThanOrEqual(15);
    for (const [first] of Object.values(codes)) {
      expect(first?.message).toMatch(/^MUI: \S/);
    }
  });

  test('put as many arguments into a link as the text has places for', () => {
    const occurrences = packages.flatMap((one) => one.occurrences);
    expect(occurrences.map(({ message }) => message.split('%s').length - 1)).toEqual(
      occurrences.map(({ argumentCount }) => argumentCount),
    );
  });
});
