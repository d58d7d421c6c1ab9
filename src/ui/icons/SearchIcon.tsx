import { createIcon } from './Icon';

export default createIcon('M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13 13l4 4');
