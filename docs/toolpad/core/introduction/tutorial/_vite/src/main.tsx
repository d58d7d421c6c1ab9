import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { App } from './App';
import { OrdersPage } from './OrdersPage';
import { TodayPage } from './TodayPage';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route element={<App />}>
        <Route index element={<TodayPage />} />
        <Route path="orders" element={<OrdersPage />} />
      </Route>
    </Routes>
  </BrowserRouter>,
);
