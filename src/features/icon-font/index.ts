export { useIconFont } from './useIconFont';
