import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/wornTheme.json';

export const { t } = createTexts<'wornTheme'>(texts);
