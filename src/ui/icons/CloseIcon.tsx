import { createIcon } from './Icon';

export default createIcon('m5 5 10 10M15 5 5 15');
