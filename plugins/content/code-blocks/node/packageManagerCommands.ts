import convert from 'npm-to-yarn';
import { PACKAGE_MANAGERS } from '../contract';

type PackageManager = (typeof PACKAGE_MANAGERS)[number];

function translateCommand(command: string, to: PackageManager): string {
  if (to === 'npm' || !/^\s*np[mx]\s/.test(command)) return command;
  const translated = convert(command, to);
  if (/couldn't auto-convert/.test(translated)) {
    throw new Error(`"${command.trim()}" has no known form for ${to}: write the tabs by hand.`);
  }
  return translated;
}

/**
 * Translates npm commands, several per line if joined by `&&`, for each package manager. Comments
 * and other commands are not changed. Throws for an npm command without known counterpart, and if
 * no line is an npm command.
 */
export function packageManagerCommands(
  code: string,
): readonly { readonly packageManager: PackageManager; readonly code: string }[] {
  if (!/(?:^|&&\s*)\s*np[mx]\s/m.test(code)) {
    throw new Error('An npm2yarn block needs at least one npm or npx command.');
  }
  return PACKAGE_MANAGERS.map((packageManager) => ({
    packageManager,
    code: code
      .split('\n')
      .map((line) =>
        line
          .split(' && ')
          .map((command) => translateCommand(command, packageManager))
          .join(' && '),
      )
      .join('\n'),
  }));
}
