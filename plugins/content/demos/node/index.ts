export { chooseLibrary, libraryInVersion, libraryOfProduct } from './chooseLibrary';
export { replaceSpecifiers } from './collectDemoFiles';
export { clientModule, importInChunk, serverModule } from './demoModuleCode';
export { dedent } from './demoPreview';
export { moduleRequests, parseFile } from './moduleRequests';
export { default as remarkDemo } from './remarkDemo';
export { findPackagedVersion, installedRequest, type PackagedVersion } from './versionPackages';
