import { createIcon } from './Icon';

export default createIcon(
  'm10 2.5 6.5 3.75v7.5L10 17.5l-6.5-3.75v-7.5ZM3.5 6.25 10 10l6.5-3.75M10 10v7.5',
);
