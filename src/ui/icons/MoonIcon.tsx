import { createIcon } from './Icon';

export default createIcon('M16.8 11.8A7 7 0 0 1 8.2 3.2a7 7 0 1 0 8.6 8.6Z');
