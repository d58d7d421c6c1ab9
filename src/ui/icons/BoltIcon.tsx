import { createIcon } from './Icon';

export default createIcon('M11.5 2.5 4.5 11.5h5l-1 6 7-9h-5Z');
