import '../classNames';
import {
  DocumentHeadTags,
  documentGetInitialProps,
  type DocumentHeadTagsProps,
} from '@mui/material-nextjs/v14-pagesRouter';
import { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';

export default function AppDocument(props: DocumentHeadTagsProps) {
  return (
    <Html lang="en">
      <Head>
        <DocumentHeadTags {...props} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

AppDocument.getInitialProps = (context: DocumentContext) => documentGetInitialProps(context);
