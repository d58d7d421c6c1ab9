import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/bundleSizes.json';

export const { t } = createTexts<'bundleSizes'>(texts);
