export { ExampleProject } from './ExampleProject';
