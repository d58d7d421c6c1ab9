export { default as EventCatalogue } from './EventCatalogue';
