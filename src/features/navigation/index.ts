export { default as NavBadges } from './NavBadges';
export { default as PlannedEntry } from './PlannedEntry';
export { default as SubheaderEntry } from './SubheaderEntry';
export { useActiveEntryInView } from './useActiveEntryInView';
