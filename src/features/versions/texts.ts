import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/versions.json';

export const { t } = createTexts<'versions'>(texts);
