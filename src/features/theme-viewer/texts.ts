import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/themeViewer.json';

export const { t } = createTexts<'themeViewer'>(texts);
