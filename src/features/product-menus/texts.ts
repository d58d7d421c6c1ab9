import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/productMenus.json';

export const { t } = createTexts<'productMenus'>(texts);
