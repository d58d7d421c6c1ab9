import path from 'node:path';
import { isFileOfPackage, type ApiProgram } from './createApiProgram';
import type { FoundComponent } from './findComponents';
import type { PackageRules } from './packageRules';

/** Folders of components, and what all of them share. */
const NO_HELPER = /^(Unstable_)?[A-Z]\w*\/|^(OverridableComponent|styles\/)/;
const NATIVE = /\/(@types\/react|csstype|typescript\/lib)\//;

/** The path of a file from the innermost `node_modules/` on, e.g. `@mui/base/Badge/Badge.d.ts`. */
export function pathInPackages(file: string): string {
  return file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
}

/** Whether a prop is an attribute of the native element only. */
export function isNative(files: readonly string[]): boolean {
  return files.every((file) => NATIVE.test(file));
}

/** Whether a file is in the folder of a component. */
export function isInFolderOf(file: string, component: FoundComponent, directory: string): boolean {
  const folder = path.dirname(component.file);
  // All files of a package would be in the folder of a component that is declared at its root.
  return folder === directory ? file === component.file : file.startsWith(folder + path.sep);
}

/**
 * The unstyled component or the one of the system that a component builds upon: a folder or file of
 * the same name in one of these packages.
 */
function isTwin(file: string, { name }: FoundComponent): boolean {
  const inPackages = pathInPackages(file);
  return (
    /^@mui\/(base|system)\//.test(inPackages) &&
    (inPackages.includes(`/${name}/`) ||
      inPackages.includes(`/${name}.`) ||
      // The system called it otherwise in version 5.
      (name === 'Grid2' && inPackages.includes('/Unstable_Grid/')))
  );
}

/** Whether what a file declares is a component's own, as far as typings tell. */
export function isOwnFile(
  file: string,
  component: FoundComponent,
  { directory }: Pick<ApiProgram, 'directory'>,
  rules: PackageRules,
): boolean {
  if (isInFolderOf(file, component, directory)) {
    return true;
  }
  const ofPackage = isFileOfPackage(directory, file);
  if (rules.relatedPackages) {
    return ofPackage || rules.relatedPackages.test(pathInPackages(file));
  }
  const isHelper = ofPackage && !NO_HELPER.test(path.relative(directory, file));
  return isHelper || isTwin(file, component);
}

/**
 * Whether a prop counts as the component's own where there are no prop types to tell.
 * @param isDeclaredOwn Whether one of its declarations is in an own file.
 */
export function isOwnByTypes(
  prop: { readonly name: string; readonly files: readonly string[] },
  component: FoundComponent,
  isDeclaredOwn: boolean,
  rules: PackageRules,
): boolean {
  const { name, files } = prop;
  const { documentedPackages } = rules;
  if (documentedPackages) {
    const isDropped = rules.droppedProps.some(
      (dropped) => dropped.component.test(component.name) && dropped.props.includes(name),
    );
    return (
      !isDropped &&
      files.length > 0 &&
      files.every((file) => {
        const inPackages = pathInPackages(file);
        const isForeign = !rules.relatedPackages?.test(inPackages);
        return (
          documentedPackages.test(inPackages) &&
          !(isForeign && rules.notFromOtherPackages.includes(name))
        );
      })
    );
  }
  // Children come from React's own typings in part, and `component` from those of polymorphism.
  const isComponentProp =
    rules.listsComponentProp &&
    name === 'component' &&
    files.some((file) => /OverridableComponent|mui\/types|PolymorphicComponent/.test(file));
  return isDeclaredOwn || name === 'children' || isComponentProp;
}
