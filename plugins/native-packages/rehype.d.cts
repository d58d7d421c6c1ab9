export { default as rehypeParse } from 'rehype-parse';
export { default as rehypeRemark } from 'rehype-remark';
