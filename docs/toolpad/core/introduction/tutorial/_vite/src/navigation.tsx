import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import TodayIcon from '@mui/icons-material/Today';
import type { Navigation } from '@toolpad/core/AppProvider';

export const NAVIGATION: Navigation = [
  { title: 'Today', icon: <TodayIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];
