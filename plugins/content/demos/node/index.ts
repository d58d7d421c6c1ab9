export { chooseLibrary, libraryInVersion, libraryOfProduct } from './chooseLibrary';
export { LIBRARIES_PATH } from './demoModules';
export { demosChunk, libraryChunk } from './libraryChunks';
export { moduleRequests, parseFile } from './moduleRequests';
export { default as remarkDemo } from './remarkDemo';
export { styleSheetRequest } from './styleSheets';
export { findPackagedVersion, installedRequest, type PackagedVersion } from './versionPackages';
