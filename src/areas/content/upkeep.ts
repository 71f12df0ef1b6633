// For work beside the requests: what reads files of content and takes them in.
export { ContentError, readContent } from './files/read-content.ts';
export { readFolders } from './files/read-folders.ts';
export { type LoadedContent, loadContent } from './load-content.ts';
