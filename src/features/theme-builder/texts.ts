import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/themeBuilder.json';

export const { t } = createTexts<'themeBuilder'>(texts);
