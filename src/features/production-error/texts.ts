import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/productionError.json';

export const { t, tNodes } = createTexts<'productionError'>(texts);
