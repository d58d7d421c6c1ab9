import * as React from 'react';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import SettingsIcon from '@mui/icons-material/Settings';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Sales' },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ShoppingCartIcon />,
    // Selected for /orders and for every single order.
    pattern: '/orders{/:orderId}?',
    action: <Chip label="7 new" size="small" color="primary" />,
  },
  {
    segment: 'shipping',
    title: 'Shipping',
    icon: <LocalShippingIcon />,
    children: [
      { segment: 'today', title: 'Leaving today' },
      { segment: 'late', title: 'Late' },
    ],
  },
  { kind: 'divider' },
  { kind: 'header', title: 'Warehouse' },
  { segment: 'stock', title: 'Stock', icon: <Inventory2Icon /> },
  { segment: 'settings', title: 'Settings', icon: <SettingsIcon /> },
];

export default function GroupedNavigation() {
  const [pathname, setPathname] = React.useState('/orders/4102');
  const router = React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider branding={{ title: 'Harbor Bikes' }} navigation={NAVIGATION} router={router}>
      <DashboardLayout>
        <Typography sx={{ p: 3 }}>You are at {pathname}</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
