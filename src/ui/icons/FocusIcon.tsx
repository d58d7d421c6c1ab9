import { createIcon } from './Icon';

export default createIcon(
  'M3 7V4.5A1.5 1.5 0 0 1 4.5 3H7M13 3h2.5A1.5 1.5 0 0 1 17 4.5V7M17 13v2.5a1.5 1.5 0 0 1-1.5 1.5H13M7 17H4.5A1.5 1.5 0 0 1 3 15.5V13M8.5 10a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
);
