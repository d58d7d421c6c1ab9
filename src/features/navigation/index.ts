export { default as NavBadges } from './NavBadges';
export { default as PlannedEntry } from './PlannedEntry';
export { useActiveEntryInView } from './useActiveEntryInView';
