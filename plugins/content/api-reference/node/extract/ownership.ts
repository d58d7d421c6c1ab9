import path from 'node:path';
import { isFileOfPackage, type ApiProgram } from './createApiProgram';
import type { FoundComponent } from './findComponents';
import type { PackageRules } from './packageRules';

/** Folders of components, and shared folders. */
const NO_HELPER = /^(Unstable_)?[A-Z]\w*\/|^(OverridableComponent|styles\/)/;
const NATIVE = /\/(@types\/react|csstype|typescript\/lib)\//;

/** Returns the path after the innermost `node_modules/`, e.g. `@mui/base/Badge/Badge.d.ts`. */
export function pathInPackages(file: string): string {
  return file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
}

/** Whether a prop is an attribute of the native element only. */
export function isNative(files: readonly string[]): boolean {
  return files.every((file) => NATIVE.test(file));
}

/** Whether a file is in a component's folder. */
export function isInFolderOf(file: string, component: FoundComponent, directory: string): boolean {
  const folder = path.dirname(component.file);
  // For a component declared at the root, that would be all files of the package.
  return folder === directory ? file === component.file : file.startsWith(folder + path.sep);
}

/**
 * Whether a file belongs to the unstyled or system component that a component is based on: a folder
 * or file of the same name in one of these packages.
 */
function isTwin(file: string, { name }: FoundComponent): boolean {
  const inPackages = pathInPackages(file);
  return (
    /^@mui\/(base|system)\//.test(inPackages) &&
    (inPackages.includes(`/${name}/`) ||
      inPackages.includes(`/${name}.`) ||
      // The system's former name in version 5.
      (name === 'Grid2' && inPackages.includes('/Unstable_Grid/')))
  );
}

/** Whether a file's declarations belong to the component, as far as typings tell. */
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
 * Whether a prop counts as the component's own if there are no prop types.
 * @param isDeclaredOwn Whether an own file declares it.
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
  // `children` partly comes from React's typings, `component` from those of polymorphism.
  const isComponentProp =
    rules.listsComponentProp &&
    name === 'component' &&
    files.some((file) => /OverridableComponent|mui\/types|PolymorphicComponent/.test(file));
  return isDeclaredOwn || name === 'children' || isComponentProp;
}
