import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/home.json';
import products from '@generated/translations/default/productMenus.json';

export const { t } = createTexts<'home' | 'productMenus'>(texts, products);
