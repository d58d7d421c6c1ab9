export { ComponentCard } from './ComponentCard';
export { ComponentGallery } from './ComponentGallery';
export { ComponentGroup } from './ComponentGroup';
