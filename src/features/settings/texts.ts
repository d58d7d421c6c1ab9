import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/settingsPanel.json';

export const { t } = createTexts<'settingsPanel'>(texts);
