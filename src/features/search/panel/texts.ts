import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/searchPanel.json';

export const { t } = createTexts<'searchPanel'>(texts);
