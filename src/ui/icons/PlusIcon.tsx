import { createIcon } from './Icon';

export default createIcon('M5 10h10M10 5v10');
