import { createIcon } from './Icon';

export default createIcon('M16.5 10a6.5 6.5 0 1 1-2-4.7l2 2.2M16.5 3.5v4h-4');
